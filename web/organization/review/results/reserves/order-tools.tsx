import { orderReserves } from '#contract/results/reserves.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Select } from '#web/ui/fields/select.tsx'

const columns = ['interviewScore', 'gpa', 'fit', 'submittedAt', 'name'] as const

/** Orders the whole waiting list by a column. */
export function OrderTools({ formId }: { formId: string }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ changes: 'results', showsProblemInDialog: true })
  return (
    <Select
      name="order"
      label={t('results.order')}
      placeholder={t('results.order.choose')}
      value=""
      disabled={busy}
      options={columns.map((by) => ({ value: by, label: t('results.order.by', { by }) }))}
      onChange={({ currentTarget: { value } }) => {
        const by = columns.find((one) => one === value)
        if (!by) return
        void act(
          () => askInBrowser(orderReserves, { companyId, formId, by }),
          ({ ordered }) => showToast({ tone: 'success', title: t('results.order.done', { count: ordered }) }),
        )
      }}
    />
  )
}
