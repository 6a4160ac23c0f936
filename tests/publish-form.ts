import type { FormContent, FormType, Question } from '#contract/forms/form-content.ts'
import { byCall } from './by-call.ts'
import { aQuestion } from './form-parts.ts'

interface Published {
  readonly id: string
  readonly title: string
  readonly publicAddress: string
}

/** As much of the answers as is gone on with. */
interface Answered {
  readonly id: string
  readonly version: number
  readonly content: FormContent
  readonly formIdentityNumber: number
}

/** Publishes a form of the demo organization's, through the API as the builder does. */
export async function publishForm(address: string, title: string, content: Partial<FormContent>): Promise<Published> {
  const type: FormType = 'scholarship'
  const { myId, ask } = await byCall(address, 'kurum@kopru.test')
  const forms = `/companies/${myId}/forms`
  const made = await ask<Answered>('POST', forms, { type, title })
  const { basics, dates } = made.content
  const saved = await ask<Answered>('PUT', `${forms}/${made.id}`, {
    version: made.version,
    ...content,
    basics: { ...basics, summary: 'Dokuz ay destek.', body: '<p>Bursumuz.</p>', ...content.basics },
    dates: { ...dates, closesAt: new Date(Date.now() + 30 * 86_400_000).toISOString(), ...content.dates },
  })
  const published = await ask<Answered>('POST', `${forms}/${made.id}/publish`, { version: saved.version })
  return { id: made.id, title, publicAddress: `${address}/scholarships/x-${published.formIdentityNumber}` }
}

/** A question that need not be answered, unless told otherwise. */
export const question = (kind: Question['kind'], label: string, more: Partial<Question> = {}) =>
  aQuestion(kind, { label, required: false, ...more })
