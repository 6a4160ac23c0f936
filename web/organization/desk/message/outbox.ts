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

/** The owner of the mailings, a form or a community, with its calls. */
export interface Outbox {
  /** The path parameters of the calls beside the organization */
  readonly ids: { readonly formId: string } | { readonly communityId: string }
  readonly calls: {
    readonly deliveries: { readonly path: string }
    readonly callBack: { readonly path: string }
    readonly pause: { readonly path: string }
    readonly resume: { readonly path: string }
    readonly stop: { readonly path: string }
  }
  /** The noun whose queries are invalidated after a change */
  readonly changes: Noun
  /** The page of a recipient, if there is one */
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

/** Calls of both kinds have equal input and output except for their path parameters. */
export const callOf = (outbox: Outbox, name: Exclude<keyof Outbox['calls'], 'deliveries'>) =>
  outbox.calls[name] as typeof stopMailing

export const deliveriesOf = (outbox: Outbox) => outbox.calls.deliveries as typeof listDeliveries

/** The ids for a call of the outbox, cast to those of a form. */
export const idsOf = (outbox: Outbox) => outbox.ids as { readonly formId: string }
