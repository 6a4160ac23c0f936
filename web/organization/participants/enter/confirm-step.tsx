import type { Output } from '#contract/call.ts'
import { enterParticipantsFile } from '#contract/participants/enter-participants-file.ts'
import { formatMoney } from '#platform/text/money.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import styles from '../../review/entries/entries.module.css'
import { EntryWarnings } from '../../review/entries/entry-warnings.tsx'
import { GroundFields, useGround } from '../../review/entries/ground-fields.tsx'
import type { whoTakesPart } from '../../who-takes-part.ts'
import type { Asking, FormIds } from './asking.ts'
import { LeftOut } from './left-out.tsx'
import { NamedRows } from './named-rows.tsx'

type Answer = Output<typeof enterParticipantsFile>

interface ConfirmStepProps {
  readonly ids: FormIds
  readonly asking: Asking
  readonly answer: Answer
  readonly form: string
  readonly who: ReturnType<typeof whoTakesPart>
  readonly onBack: () => void
  readonly onDone: (answer: Answer) => void
}

/** The outcome and the rows left out; asks for the legal ground, and imports. */
export function ConfirmStep({ ids, asking, answer, form, who, onBack, onDone }: ConfirmStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { changed, credits, creditsLeft, accounts, otherOwners, payments, pastPayments, totals } = answer
  const { otherOwnerRows, sameNames } = answer
  const { act, busy, failed } = useAct()
  const ground = useGround()
  const isAffordable = credits <= creditsLeft

  async function enter() {
    const chosen = ground.chosen()
    if (!chosen) return
    await act(
      () => askInBrowser(enterParticipantsFile, { ...ids, ...asking, ...chosen, expected: changed }),
      async (done) => {
        await invalidate('participants', 'receivedApplications', 'payments', 'subscription')
        onDone(done)
      },
    )
  }

  const sums = totals.map(({ currency, minor }) => formatMoney({ amount: minor, currency }, language)).join(' + ')
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: t('enter.confirm.people'), detail: t('enter.count', { count: changed }) },
          {
            term: t('enter.confirm.credits'),
            detail: t('enter.confirm.credits.detail', { credits, left: creditsLeft }),
          },
          { term: t('scholars.accounts'), detail: t('scholars.accounts.detail', { count: accounts, changed }) },
          { term: t('scholars.payments'), detail: t('scholars.payments.detail', { count: payments, sums }) },
        ]}
      />
      <LeftOut answer={answer} />
      {changed > accounts && payments > 0 && (
        <Notice tone="info">{t('scholars.withoutAccount', { count: changed - accounts })}</Notice>
      )}
      {pastPayments > 0 && <Notice tone="warning">{t('pay.past', { count: pastPayments })}</Notice>}
      {sameNames.count > 0 && (
        <Notice tone="warning" title={t('scholars.sameNames', { count: sameNames.count, who })}>
          <NamedRows {...sameNames} />
          <p>{t('scholars.sameNames.detail')}</p>
        </Notice>
      )}
      {otherOwners > 0 && (
        <Notice tone="warning">
          <p>{t('scholars.otherOwners', { count: otherOwners })}</p>
          <NamedRows count={otherOwners} rows={otherOwnerRows} />
        </Notice>
      )}
      <EntryWarnings answer={answer} withoutEmail={t('scholars.withoutEmail.detail')} />
      <GroundFields {...ground} />
      <FailedNotice failed={failed} />
      <p className={styles.sentence}>{t('scholars.sentence', { count: changed, form, who })}</p>
      <div className={styles.foot}>
        <Button onClick={onBack}>{t('enter.check.toColumns')}</Button>
        <Button variant="primary" loading={busy} disabled={!isAffordable || changed === 0} onClick={() => void enter()}>
          {t('enter.confirm.submit', { count: changed })}
        </Button>
      </div>
    </Stack>
  )
}
