import * as memberships from "@app/contract/team/memberships";
import * as contract from "@app/contract/team/team";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../platform/context.ts";
import { mount } from "../../platform/http/mount.ts";
import { ask } from "./ask.ts";
import { editMember, removeMember } from "./edit-member.ts";
import { follow, unfollow } from "./follow.ts";
import { addGroup, deleteGroup } from "./groups.ts";
import { readJournal } from "./journal.ts";
import { addLink, closeLink } from "./links.ts";
import { listAskable, listGroups, listTeam } from "./list-team.ts";
import { agree, leave, listMemberships, mute } from "./memberships.ts";
import { makePoster } from "./poster.ts";
import { propose } from "./propose.ts";
import { join, showLink } from "./team-link.ts";
import { listTeamMissions } from "./team-missions.ts";

export function teamRoutes(app: FastifyInstance, ctx: Context): void {
  employerRoutes(app, ctx);
  mount(app, ctx, memberships.teamLinkRoute, ({ actor, params }) => showLink(ctx, actor, params.code));
  mount(app, ctx, memberships.joinTeamRoute, ({ actor, params }) => join(ctx, actor, params.code));
  mount(app, ctx, memberships.membershipsRoute, ({ actor }) => listMemberships(ctx, actor));
  mount(app, ctx, memberships.teamMissionsRoute, ({ actor }) => listTeamMissions(ctx, actor));
  mount(app, ctx, memberships.agreeMembershipRoute, ({ actor, params }) => agree(ctx, actor, params.company_id));
  mount(app, ctx, memberships.muteMembershipRoute, ({ actor, params, body }) =>
    mute(ctx, actor, params.company_id, body.muted),
  );
  mount(app, ctx, memberships.leaveTeamRoute, async ({ actor, params }) => {
    await leave(ctx, actor, params.company_id);
    return {};
  });
  mount(app, ctx, memberships.followCompanyRoute, ({ actor, params }) => follow(ctx, actor, params.id));
  mount(app, ctx, memberships.unfollowCompanyRoute, ({ actor, params }) => unfollow(ctx, actor, params.id));
}

function employerRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, contract.teamRoute, ({ actor, query, request }) => listTeam(ctx, actor, query, request.url));
  mount(app, ctx, contract.teamGroupsRoute, ({ actor }) => listGroups(ctx, actor));
  mount(app, ctx, contract.askableRoute, ({ actor }) => listAskable(ctx, actor));
  mount(app, ctx, contract.askTeamRoute, ({ actor, body }) => ask(ctx, actor, body.people));
  mount(app, ctx, contract.editMemberRoute, ({ actor, params, body }) =>
    editMember(ctx, actor, params.candidate_id, body),
  );
  mount(app, ctx, contract.removeMemberRoute, async ({ actor, params }) => {
    await removeMember(ctx, actor, params.candidate_id);
    return {};
  });
  mount(app, ctx, contract.addGroupRoute, ({ actor, body }) => addGroup(ctx, actor, body.label));
  mount(app, ctx, contract.deleteGroupRoute, async ({ actor, params }) => {
    await deleteGroup(ctx, actor, params.id);
    return {};
  });
  mount(app, ctx, contract.addLinkRoute, ({ actor, body }) => addLink(ctx, actor, body.establishment_id ?? null));
  mount(app, ctx, contract.closeLinkRoute, async ({ actor, params }) => {
    await closeLink(ctx, actor, params.code);
    return {};
  });
  mount(app, ctx, contract.posterRoute, ({ actor, params }) => makePoster(ctx, actor, params.code));
  mount(app, ctx, contract.teamJournalRoute, ({ actor, query, request }) =>
    readJournal(ctx, actor, query.page, request.url),
  );
  mount(app, ctx, contract.proposeRoute, ({ actor, params, body }) =>
    propose(ctx, actor, params.id, { people: body.people, shifts: body.shifts ?? null }),
  );
}
