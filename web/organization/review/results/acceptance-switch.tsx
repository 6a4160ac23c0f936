import { switchAcceptance } from '#contract/results/awards.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { Card } from '#web/ui/layout/card.tsx'

/** Whether approved applicants must accept before they become participants. */
export function AcceptanceSwitch({ formId, asksAcceptance }: { formId: string; asksAcceptance: boolean }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ changes: 'results', showsProblemInDialog: true })
  return (
    <Card>
      <Switch
        label={t('results.asks')}
        help={t('results.asks.help')}
        checked={asksAcceptance}
        aria-busy={busy}
        onChange={({ currentTarget: { checked } }) => {
          if (!busy) void act(() => askInBrowser(switchAcceptance, { companyId, formId, asksAcceptance: checked }))
        }}
      />
    </Card>
  )
}
