import { useAnswer } from '../../queries/page-queries.ts'
import type { SignedIn } from '../../session/store.ts'
import { FitList } from './fit-list.tsx'
import { fitQuery } from './fit-query.ts'

/** Who may apply, beside what is known of the reader. */
export function FitChecklist({ me, formId }: { me: SignedIn; formId: string }) {
  const { overall, items } = useAnswer(fitQuery(me, formId))
  return <FitList overall={overall} items={items} />
}
