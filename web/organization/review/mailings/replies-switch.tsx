import { switchReplies } from '#contract/mailings/mailings.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './page.module.css'

/** Whether applicants may reply. */
export function RepliesSwitch({ formId, takesReplies }: { formId: string; takesReplies: boolean }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ changes: 'mailings', showsProblemInDialog: true })
  return (
    <Card className={styles.replies}>
      <Switch
        label={t('mailings.replies')}
        help={t('mailings.replies.help')}
        checked={takesReplies}
        aria-busy={busy}
        onChange={({ currentTarget: { checked } }) => {
          if (!busy) void act(() => askInBrowser(switchReplies, { companyId, formId, takesReplies: checked }))
        }}
      />
    </Card>
  )
}
