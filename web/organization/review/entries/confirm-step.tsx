import { useNavigate } from 'react-router'
import { enterCandidates } from '#contract/entries/enter-candidates.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { enterAddress } from '../../review-addresses.ts'
import styles from './entries.module.css'
import { EntryWarnings } from './entry-warnings.tsx'
import { GroundFields, useGround } from './ground-fields.tsx'
import type { ListIds } from './list-ids.ts'

/** The dry run; it does not depend on the legal ground. */
export const outcomeOf = ({ companyId, formId, listId }: ListIds) =>
  query(enterCandidates, { companyId, formId, listId, ground: 'request', dryRun: true })

/** States the effect in one sentence, asks for the legal ground, and enters the people. */
export function ConfirmStep({ ids, form }: { ids: ListIds; form: string }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const navigate = useNavigate()
  const answer = useAnswer(outcomeOf(ids))
  const { changed, credits, creditsLeft, fit, quota, closedAt, keptUntil } = answer
  const { act, busy, failed } = useAct()
  const ground = useGround()
  const isAffordable = credits <= creditsLeft

  async function enter() {
    const chosen = ground.chosen()
    if (!chosen) return
    await act(
      () => askInBrowser(enterCandidates, { ...ids, ...chosen, expected: changed }),
      async () => {
        await invalidate('enteredList')
        await navigate(enterAddress(ids.formId, ids.listId, 'done'), { replace: true })
        // Invalidates last: while this step is mounted, it would repeat its dry run for the same list.
        await invalidate('receivedApplications')
      },
    )
  }

  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: t('enter.confirm.people'), detail: t('enter.count', { count: changed }) },
          {
            term: t('enter.confirm.credits'),
            detail: t('enter.confirm.credits.detail', { credits, left: creditsLeft }),
          },
          { term: t('enter.confirm.fit'), detail: t('enter.confirm.fit.detail', fit) },
          ...(quota ? [{ term: t('enter.confirm.quota'), detail: t('enter.confirm.quota.detail', quota) }] : []),
        ]}
      />
      <Notice tone="info" title={t('enter.confirm.kept', { date: formatDate(keptUntil, language) })}>
        {t('enter.confirm.kept.detail')}
      </Notice>
      <EntryWarnings answer={answer} withoutEmail={t('enter.confirm.withoutEmail.detail')}>
        {closedAt !== null && (
          <Notice tone="warning" title={t('enter.confirm.closed', { date: formatDateTime(closedAt, language) })}>
            {t('enter.confirm.closed.detail')}
          </Notice>
        )}
        {quota !== null && quota.taken + changed > quota.places && (
          <Notice tone="warning">{t('enter.confirm.over', { count: quota.taken + changed - quota.places })}</Notice>
        )}
      </EntryWarnings>
      <GroundFields {...ground} />
      <FailedNotice failed={failed} />
      <p className={styles.sentence}>{t('enter.confirm.sentence', { count: changed, form })}</p>
      <div className={styles.foot}>
        <Button variant="primary" loading={busy} disabled={!isAffordable || changed === 0} onClick={() => void enter()}>
          {t('enter.confirm.submit', { count: changed })}
        </Button>
      </div>
    </Stack>
  )
}
