import { readFit } from '#contract/listings/saved-forms.ts'
import { query } from '../../queries/answers.ts'
import type { SignedIn } from '../../session/store.ts'

/** How the reader stands to a form, and whether they keep it in sight. */
export const fitQuery = ({ myId }: SignedIn, formId: string) => query(readFit, { candidateId: myId, formId })
