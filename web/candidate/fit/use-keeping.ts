import { useQueryClient } from '@tanstack/react-query'
import type { Output } from '#contract/call.ts'
import { followCompany, unfollowCompany } from '#contract/listings/followed-companies.ts'
import { forgetSavedForm, type readFit, saveFormForLater } from '#contract/listings/saved-forms.ts'
import { useAct } from '../../forms/use-act.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import type { SignedIn } from '../../session/store.ts'
import { fitQuery } from './fit-query.ts'

type Keeping = Pick<Output<typeof readFit>, 'saved' | 'remind' | 'followsCompany'>

interface Kept {
  readonly formId: string
  readonly company: { readonly id: string }
}

/** Saves a form, sets its reminder, or follows its organization: optimistic, rolled back on failure. */
export function useKeeping(me: SignedIn, { formId, company }: Kept) {
  const query = fitQuery(me, formId)
  const fit = useAnswer(query)
  const client = useQueryClient()
  const candidateId = me.myId

  const { act, busy } = useAct({ showsProblemInDialog: true })

  async function keep(next: Partial<Keeping>, work: () => Promise<unknown>) {
    const before = client.getQueryData(query.key)
    client.setQueryData(query.key, { ...fit, ...next })
    if (!(await act(work))) client.setQueryData(query.key, before)
  }

  return {
    fit,
    busy,
    save: (remind: boolean) =>
      keep({ saved: true, remind }, () => askInBrowser(saveFormForLater, { candidateId, formId, remind })),
    forget: () => keep({ saved: false, remind: false }, () => askInBrowser(forgetSavedForm, { candidateId, formId })),
    follow: (follows: boolean) =>
      keep({ followsCompany: follows }, () =>
        askInBrowser(follows ? followCompany : unfollowCompany, { candidateId, companyId: company.id }),
      ),
  }
}
