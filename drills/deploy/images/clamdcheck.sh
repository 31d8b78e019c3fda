#!/bin/bash
exec 3<>/dev/tcp/127.0.0.1/3310 && printf 'zPING\0' >&3 && head -c 4 <&3 | grep -q PONG
