# PostgreSQL with pgBackRest beside it, which its archive_command calls.
FROM postgres:15.18-bookworm
RUN apt-get update && apt-get install -y --no-install-recommends pgbackrest && rm -rf /var/lib/apt/lists/*
