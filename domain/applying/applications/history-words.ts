import { documentName } from '#contract/forms/document-name.ts'
import type { FormDocument } from '#contract/forms/form-content.ts'
import type { Database } from '#database/connection.ts'
import type { applicationHistory } from '#database/schema/application-history.ts'
import { documentTypeNames } from '#domain/ground/reference/document-type-names.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { formatMoney, type Money } from '#platform/text/money.ts'
import { translate } from '#platform/texts.ts'

type Happened = Pick<typeof applicationHistory.$inferSelect, 'id' | 'event' | 'detail'>

interface Step {
  readonly id: string
  readonly name: string
}

/**
 * The sentences for history entries, by id, in the reader's language. `detail` has the values of the sentence:
 * document type, new status, read item, reason of a corrected result or refused document, fault of the document,
 * progress and planned time of a sending, amount and purpose of a payment, and whether an earlier act was undone. `steps` are those of
 * the form today; a removed one has no name.
 */
export async function historyWords(
  db: Database,
  language: Language,
  rows: readonly Happened[],
  steps: readonly Step[] = [],
): Promise<ReadonlyMap<string, string>> {
  const documents = await documentTypeNames(
    db,
    language,
    rows.map(({ detail }) => detail.documentTypeId).filter((id) => typeof id === 'number'),
  )
  return new Map(
    rows.map(({ id, event, detail }) => {
      const typeName = documents.get(Number(detail.documentTypeId)) ?? translate(language, 'history.aDocument')
      const document = documentName(detail as Pick<FormDocument, 'ownName'>, language, typeName)
      const sentence = sentenceOf(event, detail)
      return [
        id,
        translate(language, detail.isUndone ? 'history.undone' : sentence, {
          event,
          document,
          to: String(detail.to ?? ''),
          what: String(detail.what ?? ''),
          reason: String(detail.reason ?? ''),
          names: String(detail.names ?? ''),
          change: changeIn(detail),
          fault: String(detail.fault ?? ''),
          because: String(detail.because ?? ''),
          sending: String(detail.sending ?? 'sent'),
          at: detail.sendAt === undefined ? '' : formatDateTime(String(detail.sendAt), language),
          ...paymentIn(detail, language),
          ...moveIn(detail, steps),
        }),
      ]
    }),
  )
}

/** Purpose, count and amount of planned or made payments. */
const paymentIn = (detail: Happened['detail'], language: Language) => ({
  label: String(detail.label ?? ''),
  count: Number(detail.count ?? 1),
  number: Number(detail.number ?? 0),
  amount: sumsIn(detail)
    .map((sum) => formatMoney(sum, language))
    .join(' + '),
})

/** One sum, or one for each currency of an act on several payments. */
function sumsIn({ amountMinor, currency, sums }: Happened['detail']): readonly Money[] {
  if (Array.isArray(sums)) return sums as readonly Money[]
  return amountMinor === undefined ? [] : [{ amount: Number(amountMinor), currency: String(currency) }]
}

/** A correction has another sentence than a decision, and some events have one with the reason. */
function sentenceOf(event: Happened['event'], { reason }: Happened['detail']) {
  if (event === 'statusChanged' && reason !== undefined) return 'history.resultCorrected'
  if (event === 'participantStatusChanged' && reason) return 'history.participantStatusReasoned'
  return `history.${event}` as const
}

/** Whether tags or accounts were added, removed, or both. */
function changeIn({ added, removed }: Happened['detail']): 'added' | 'removed' | 'both' {
  const isListed = (list: unknown) => Array.isArray(list) && list.length > 0
  return isListed(removed) ? (isListed(added) ? 'both' : 'removed') : 'added'
}

/** Whether an application was moved to a step that still has a name, or out of all steps. */
function moveIn({ to }: Happened['detail'], steps: readonly Step[]) {
  const step = steps.find(({ id }) => id === to)?.name
  if (step !== undefined) return { moved: 'named', step }
  return { moved: to === null ? 'out' : 'elsewhere', step: '' }
}
