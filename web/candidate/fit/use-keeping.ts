import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Output } from '#contract/call.ts'
import { followCompany, unfollowCompany } from '#contract/listings/followed-companies.ts'
import { forgetSavedForm, type readFit, saveFormForLater } from '#contract/listings/saved-forms.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import type { SignedIn } from '../../session/store.ts'
import { fitQuery } from './fit-query.ts'

type Keeping = Pick<Output<typeof readFit>, 'saved' | 'remind' | 'followsCompany'>

interface Kept {
  readonly formId: string
  readonly company: { readonly id: string }
}

/** Saving a form, its reminder, and following its organization: shown at once, taken back when it fails. */
export function useKeeping(me: SignedIn, { formId, company }: Kept) {
  const query = fitQuery(me, formId)
  const fit = useAnswer(query)
  const client = useQueryClient()
  const candidateId = me.myId

  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: { next: Partial<Keeping>; act: () => Promise<unknown> }) => act(),
    onMutate: ({ next }) => {
      const before = client.getQueryData(query.key)
      client.setQueryData(query.key, { ...fit, ...next })
      return { before }
    },
    onError: (_error, _change, kept) => client.setQueryData(query.key, kept?.before),
  })

  return {
    fit,
    isPending,
    save: (remind: boolean) =>
      mutate({
        next: { saved: true, remind },
        act: () => askInBrowser(saveFormForLater, { candidateId, formId, remind }),
      }),
    forget: () =>
      mutate({
        next: { saved: false, remind: false },
        act: () => askInBrowser(forgetSavedForm, { candidateId, formId }),
      }),
    follow: (follows: boolean) =>
      mutate({
        next: { followsCompany: follows },
        act: () => askInBrowser(follows ? followCompany : unfollowCompany, { candidateId, companyId: company.id }),
      }),
  }
}
