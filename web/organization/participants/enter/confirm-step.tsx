import { useState } from 'react'
import type { Output } from '#contract/call.ts'
import { entryGrounds } from '#contract/entries/entry-facts.ts'
import { unverifiedADay } from '#contract/outreach/outreach-facts.ts'
import { enterParticipantsFile } from '#contract/participants/enter-participants-file.ts'
import { formatMoney } from '#platform/text/money.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { packagesAddress } from '../../package-addresses.ts'
import styles from '../../review/entries/entries.module.css'
import type { whoTakesPart } from '../who-takes-part.ts'
import type { Asking, FormIds } from './asking.ts'
import { LeftOut } from './left-out.tsx'

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

/** What would be done, and to whom it would not; asks for the ground, and does it. */
export function ConfirmStep({ ids, asking, answer, form, who, onBack, onDone }: ConfirmStepProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { changed, credits, creditsLeft, accounts, otherOwners, payments, totals } = answer
  const { withoutEmail, withoutPhone, refused } = answer
  const { act, busy, failed } = useAct()
  const [ground, setGround] = useState<string>()
  const [groundNote, setGroundNote] = useState('')
  const [isSent, setSent] = useState(false)
  const isAffordable = credits <= creditsLeft
  const beyond = refused.find(({ reason }) => reason === 'dayLimit')

  async function enter() {
    setSent(true)
    const chosen = entryGrounds.find((one) => one === ground)
    if (!chosen) return document.querySelector<HTMLElement>('[name=ground]')?.focus()
    await act(
      () => askInBrowser(enterParticipantsFile, { ...ids, ...asking, ground: chosen, groundNote, expected: changed }),
      async (done) => {
        await fetchAgain('participants', 'receivedApplications', 'payments', 'subscription')
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
      {otherOwners > 0 && <Notice tone="warning">{t('scholars.otherOwners', { count: otherOwners })}</Notice>}
      {withoutEmail > 0 && (
        <Notice tone="warning" title={t('enter.confirm.withoutEmail', { count: withoutEmail })}>
          {t('scholars.withoutEmail.detail')}
        </Notice>
      )}
      {withoutPhone.count > 0 && (
        <Notice tone="warning">{t('enter.confirm.withoutPhone', { count: withoutPhone.count })}</Notice>
      )}
      {beyond && (
        <Notice tone="warning" title={t('enter.confirm.dayLimit', { count: beyond.count })}>
          {t('enter.confirm.dayLimit.detail', { most: unverifiedADay })}
        </Notice>
      )}
      {!isAffordable && (
        <Notice
          tone="danger"
          title={t('enter.confirm.noCredit')}
          actions={<ButtonLink to={packagesAddress}>{t('toPackages')}</ButtonLink>}
        >
          {t('enter.confirm.noCredit.detail', { needed: credits, left: creditsLeft })}
        </Notice>
      )}
      <RadioGroup
        label={t('enter.ground')}
        help={t('enter.ground.help')}
        name="ground"
        value={ground ?? ''}
        required
        error={isSent && ground === undefined ? t('enter.ground.missing') : undefined}
        onChange={({ currentTarget: { value } }) => setGround(value)}
        options={entryGrounds.map((one) => ({
          value: one,
          label: t('enter.ground.name', { ground: one }),
          help: t('enter.ground.detail', { ground: one }),
        }))}
      />
      <TextInput
        label={t('enter.ground.note')}
        help={t('enter.ground.note.help')}
        name="groundNote"
        maxLength={500}
        optional
        value={groundNote}
        onChange={({ currentTarget: { value } }) => setGroundNote(value)}
      />
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
