import type { FormType } from '#contract/forms/form-content.ts'

interface OfType {
  readonly type: FormType
}

/** How participants are called: scholars if all forms are scholarships, otherwise participants. */
export const whoTakesPart = (forms: readonly OfType[]): 'scholars' | 'participants' =>
  forms.length > 0 && forms.every(({ type }) => type === 'scholarship') ? 'scholars' : 'participants'
