import type { Handlers } from "#http/call.ts";
import type { ProposalsService } from "./proposals.service.ts";

type ProposalCalls = "listProposals" | "takeProposal" | "leaveProposal";

export const proposalsRoutes = (service: ProposalsService): Pick<Handlers, ProposalCalls> => ({
  listProposals: ({ actor, query }) => service.look(actor, query.life),
  takeProposal: ({ actor, params, body }) =>
    service.take(actor, { life: params.id, proposal: params.proposal }, body),
  leaveProposal: ({ actor, params }) => service.leave(actor, { life: params.id, proposal: params.proposal }),
});
