import { useAnswer } from '../../queries/page-queries.ts'
import type { SignedIn } from '../../session/store.ts'
import { FitList } from './fit-list.tsx'
import { fitQuery } from './fit-query.ts'

/** The conditions, compared with the candidate's profile. */
export function FitChecklist({ me, formId }: { me: SignedIn; formId: string }) {
  const { overall, items } = useAnswer(fitQuery(me, formId))
  return <FitList overall={overall} items={items} />
}
