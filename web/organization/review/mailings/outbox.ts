import type { Output } from '#contract/call.ts'
import {
  callBackMailing,
  listDeliveries,
  pauseMailing,
  resumeMailing,
  stopMailing,
} from '#contract/mailings/mailings.ts'
import type { Noun } from '#web/queries/answers-by-noun.ts'
import { applicationAddress } from '../../review-addresses.ts'

type Delivery = Output<typeof listDeliveries>['items'][number]

/** Whose mailings are shown and changed: those of a form, or of a community, by calls of the same kind. */
export interface Outbox {
  /** What the paths of the calls name beside the organization */
  readonly ids: { readonly formId: string } | { readonly communityId: string }
  readonly calls: {
    readonly deliveries: { readonly path: string }
    readonly callBack: { readonly path: string }
    readonly pause: { readonly path: string }
    readonly resume: { readonly path: string }
    readonly stop: { readonly path: string }
  }
  /** What is fetched again after a change */
  readonly changes: Noun
  /** Where a recipient is looked at, if anywhere */
  readonly linkTo?: (delivery: Delivery) => string
}

const calls = {
  deliveries: listDeliveries,
  callBack: callBackMailing,
  pause: pauseMailing,
  resume: resumeMailing,
  stop: stopMailing,
}

export const outboxOfForm = (formId: string): Outbox => ({
  ids: { formId },
  calls,
  changes: 'mailings',
  linkTo: ({ applicationId }) => applicationAddress(formId, applicationId),
})

/** The calls of both kinds take the same and answer the same, but for the names in their paths. */
export const callOf = (outbox: Outbox, name: Exclude<keyof Outbox['calls'], 'deliveries'>) =>
  outbox.calls[name] as typeof stopMailing

export const deliveriesOf = (outbox: Outbox) => outbox.calls.deliveries as typeof listDeliveries

/** The ids that a call of the outbox takes, as those of a form are typed. */
export const idsOf = (outbox: Outbox) => outbox.ids as { readonly formId: string }
