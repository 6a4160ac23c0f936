import type { FormType } from '#contract/forms/form-content.ts'

interface OfType {
  readonly type: FormType
}

/** What those who take part are called: scholars where all of it are scholarships, participants elsewhere. */
export const whoTakesPart = (forms: readonly OfType[]): 'scholars' | 'participants' =>
  forms.length > 0 && forms.every(({ type }) => type === 'scholarship') ? 'scholars' : 'participants'
