import { BellRing } from 'lucide-react'
import { remindUnanswered } from '#contract/interviews/keeping.ts'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import styles from './waiting.module.css'

/** Reminds candidates who have not chosen a time, each at most once a day; for one form at a time. */
export function Remind({ formId }: { formId: string | undefined }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ showsProblemInDialog: true })
  if (!formId) return <p className={styles.quiet}>{t('waiting.remind.form')}</p>
  const remind = () =>
    act(
      () => askInBrowser(remindUnanswered, { companyId, formId }),
      ({ told }) =>
        showToast({ tone: told > 0 ? 'success' : 'info', title: t('waiting.remind.done', { count: told }) }),
    )
  return (
    <div className={styles.remind}>
      <Button icon={<BellRing />} loading={busy} onClick={() => void remind()}>
        {t('waiting.remind')}
      </Button>
      <p className={styles.quiet}>{t('waiting.remind.help')}</p>
    </div>
  )
}
