import { readFit } from '#contract/listings/saved-forms.ts'
import { query } from '../../queries/answers.ts'
import type { SignedIn } from '../../session/store.ts'

/** The candidate's eligibility for a form, and whether they saved it. */
export const fitQuery = ({ myId }: SignedIn, formId: string) => query(readFit, { candidateId: myId, formId })
