import { expect, test } from "vitest";
import { loggedError } from "./logged-error.ts";

test("an error is logged without the row, the parameters or the letter that it quotes", () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    code: "23505",
    constraint: "users_email_key",
    detail: "Key (email)=(canary@exemple.fr) already exists.",
    where: "unnamed portal with parameters: $1 = 'canary'",
    response: "550 canary@exemple.fr is unknown",
  });
  const logged = loggedError(new Error("The account was not made", { cause }));
  expect(logged).toMatchObject({
    type: "Error",
    message: "The account was not made",
    stack: expect.stringContaining("logged-error.test.ts"),
    cause: { code: "23505", constraint: "users_email_key" },
  });
  expect(JSON.stringify(logged)).not.toContain("canary");
});

test("what is no error may hold anything, and is not logged", () => {
  expect(loggedError({ email: "canary@exemple.fr" })).toEqual({ type: "object" });
  expect(loggedError("canary")).toEqual({ type: "string" });
});
