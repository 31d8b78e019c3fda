import * as contract from "@app/contract/members/members";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { acceptInvitation, declineInvitation, readInvitation } from "./answer-invitation.ts";
import { editMember } from "./edit-member.ts";
import { invite, revokeInvitation } from "./invite.ts";
import { listMembers } from "./list-members.ts";
import { readJournal } from "./read-journal.ts";
import { removeMember } from "./remove-member.ts";

export function memberRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.membersRoute, ({ actor }) => listMembers(ctx, actor));
  mount(app, ctx, contract.editMemberRoute, ({ actor, params, body }) => editMember(ctx, actor, params.user_id, body));
  mount(app, ctx, contract.removeMemberRoute, async ({ actor, params }) => {
    await removeMember(ctx, actor, params.user_id);
    return {};
  });
  mount(app, ctx, contract.inviteRoute, ({ actor, body, idempotencyKey }) => invite(ctx, actor, body, idempotencyKey));
  mount(app, ctx, contract.revokeInvitationRoute, async ({ actor, params }) => {
    await revokeInvitation(ctx, actor, params.id);
    return {};
  });
  mount(app, ctx, contract.invitationRoute, ({ params }) => readInvitation(ctx, params.token));
  mount(app, ctx, contract.acceptInvitationRoute, async ({ actor, params }) => {
    await acceptInvitation(ctx, actor, params.token);
    return {};
  });
  mount(app, ctx, contract.declineInvitationRoute, async ({ params }) => {
    await declineInvitation(ctx, params.token);
    return {};
  });
  mount(app, ctx, contract.journalRoute, ({ actor, query, request }) => readJournal(ctx, actor, query, request.url));
}
