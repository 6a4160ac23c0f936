import { changePaymentSettings } from '#contract/payments/payment-overview.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { Card } from '#web/ui/layout/card.tsx'

interface ApprovalSwitchProps {
  readonly approves: boolean
  readonly canChange: boolean
  readonly hasSecondMember: boolean
}

/** Whether a second member must approve payments; Roots change it, others see it. */
export function ApprovalSwitch({ approves, canChange, hasSecondMember }: ApprovalSwitchProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ changes: 'payments', showsProblemInDialog: true })
  const rule = canChange ? t('payments.approves.help') : t('payments.approves.rootOnly')
  const help = hasSecondMember ? rule : t('payments.approves.noSecond')
  return (
    <Card>
      <Switch
        label={t('payments.approves')}
        help={help}
        checked={approves}
        disabled={!canChange || (!approves && !hasSecondMember)}
        aria-busy={busy}
        onChange={({ target: { checked } }) => {
          if (!busy) void act(() => askInBrowser(changePaymentSettings, { companyId, approves: checked }))
        }}
      />
    </Card>
  )
}
