import { useState } from 'react'
import { useNavigate } from 'react-router'
import { enterCandidates } from '#contract/entries/enter-candidates.ts'
import { entryGrounds } from '#contract/entries/entry-facts.ts'
import { unverifiedADay } from '#contract/outreach/outreach-facts.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { fetchAgain } from '#web/queries/fetch-again.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { packagesAddress } from '../../package-addresses.ts'
import { enterAddress } from '../../review-addresses.ts'
import styles from './entries.module.css'
import type { ListIds } from './list-ids.ts'

/** What entering would do; the ground makes no difference to it. */
export const outcomeOf = ({ companyId, formId, listId }: ListIds) =>
  query(enterCandidates, { companyId, formId, listId, ground: 'request', dryRun: true })

/** Says in one sentence what will happen to how many people, asks for the ground, and does it. */
export function ConfirmStep({ ids, form }: { ids: ListIds; form: string }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const navigate = useNavigate()
  const { changed, refused, credits, creditsLeft, fit, quota, closedAt, withoutEmail, withoutPhone, keptUntil } =
    useAnswer(outcomeOf(ids))
  const beyond = refused.find(({ reason }) => reason === 'dayLimit')
  const { act, busy, failed } = useAct()
  const [ground, setGround] = useState<string>()
  const [groundNote, setGroundNote] = useState('')
  const [isSent, setSent] = useState(false)
  const isAffordable = credits <= creditsLeft

  async function enter() {
    setSent(true)
    const chosen = entryGrounds.find((one) => one === ground)
    if (!chosen) return document.querySelector<HTMLElement>('[name=ground]')?.focus()
    await act(
      () => askInBrowser(enterCandidates, { ...ids, ground: chosen, groundNote, expected: changed }),
      async () => {
        await fetchAgain('enteredList')
        await navigate(enterAddress(ids.formId, ids.listId, 'done'), { replace: true })
        // Last: while this step is shown, it would ask again what entering the same list would do.
        await fetchAgain('receivedApplications')
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
      {withoutEmail > 0 && (
        <Notice tone="warning" title={t('enter.confirm.withoutEmail', { count: withoutEmail })}>
          {t('enter.confirm.withoutEmail.detail')}
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
      {closedAt !== null && (
        <Notice tone="warning" title={t('enter.confirm.closed', { date: formatDateTime(closedAt, language) })}>
          {t('enter.confirm.closed.detail')}
        </Notice>
      )}
      {quota !== null && quota.taken + changed > quota.places && (
        <Notice tone="warning">{t('enter.confirm.over', { count: quota.taken + changed - quota.places })}</Notice>
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
      <p className={styles.sentence}>{t('enter.confirm.sentence', { count: changed, form })}</p>
      <div className={styles.foot}>
        <Button variant="primary" loading={busy} disabled={!isAffordable || changed === 0} onClick={() => void enter()}>
          {t('enter.confirm.submit', { count: changed })}
        </Button>
      </div>
    </Stack>
  )
}
