import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { changeTeamProtection, readTeamProtection, type TeamProtection } from '#contract/companies/team-protection.ts'
import { formatDate } from '#platform/text/dates.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { invalidate } from '../../queries/invalidate.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import styles from './team-protection-panel.module.css'
import { useAccounts } from './use-accounts.ts'

export const teamProtectionOf = (companyId: string) => query(readTeamProtection, { companyId })

/** Whether every member must have a second factor, the members without one, and the switch. */
export function TeamProtectionPanel() {
  const t = useTexts('org_settings')
  const { companyId, canChange } = useAccounts()
  const now = useAnswer(teamProtectionOf(companyId))
  const [isAsking, setAsking] = useState(false)
  const { act, busy, failed } = useAct()
  const words = now.on
    ? { act: t('accounts.team.end'), title: t('accounts.team.end.title'), detail: t('accounts.team.end.detail') }
    : { act: t('accounts.team.start'), title: t('accounts.team.start.title'), detail: t('accounts.team.start.detail') }

  async function change() {
    await act(
      () => askInBrowser(changeTeamProtection, { companyId, on: !now.on }),
      () => setAsking(false),
    )
    await invalidate('companyAccounts')
  }

  return (
    <Card as="section" aria-labelledby="team-protection" className={styles.panel}>
      <div className={styles.title}>
        <ShieldCheck aria-hidden className={styles.icon} />
        <div className={styles.words}>
          <h2 id="team-protection">{t('accounts.team.title')}</h2>
          {now.on ? <Badge tone="success">{t('accounts.team.on')}</Badge> : <Badge>{t('accounts.team.off')}</Badge>}
        </div>
      </div>
      <p>{t('accounts.team.lead')}</p>
      <Since now={now} />
      <Lacking now={now} />
      {canChange &&
        (now.on || now.isMineOn ? (
          <Button onClick={() => setAsking(true)} className={styles.act}>
            {words.act}
          </Button>
        ) : (
          <p>
            {t('accounts.team.ownFirst')} <Link to="../security">{t('accounts.team.ownFirst.link')}</Link>
          </p>
        ))}
      <Past now={now} />
      <ConfirmDialog
        open={isAsking}
        {...(now.on && { tone: 'warning' })}
        title={words.title}
        detail={
          <Stack>
            <p>{words.detail}</p>
            {!now.on && <Lacking now={now} />}
            <FailedNotice failed={failed} />
          </Stack>
        }
        confirmText={words.act}
        onConfirm={change}
        onCancel={() => setAsking(false)}
        loading={busy}
      />
    </Card>
  )
}

interface Described {
  readonly now: TeamProtection
}

function Since({ now: { startedAt, startedBy, protectBy, lacking } }: Described) {
  const t = useTexts('org_settings')
  const language = useLanguage()
  if (!startedAt || !protectBy) return null
  const until =
    Date.parse(protectBy) > Date.now()
      ? t('accounts.team.until', { date: formatDate(protectBy, language) })
      : t('accounts.team.over')
  return (
    <p>
      {t('accounts.team.since', { name: startedBy ?? '', date: formatDate(startedAt, language) })}{' '}
      {lacking.length > 0 && until}
    </p>
  )
}

function Lacking({ now: { lacking } }: Described) {
  const t = useTexts('org_settings')
  if (lacking.length === 0) return <p>{t('accounts.team.lacking.none')}</p>
  const names = lacking.map(({ name, isInvited }) => (isInvited ? t('accounts.team.invited', { name }) : name))
  return (
    <p>
      {t('accounts.team.lacking', { count: lacking.length })} <strong>{names.join(', ')}</strong>
    </p>
  )
}

function Past({ now: { past } }: Described) {
  const t = useTexts('org_settings')
  const language = useLanguage()
  if (!past.some(({ endedAt }) => endedAt)) return null
  const told = past.flatMap(({ startedAt, startedBy, endedAt, endedBy }) => [
    ...(endedAt ? [{ at: endedAt, what: t('accounts.team.past.ended', { name: endedBy ?? '' }) }] : []),
    { at: startedAt, what: t('accounts.team.past.started', { name: startedBy }) },
  ])
  return (
    <details>
      <summary>{t('accounts.team.past')}</summary>
      <ul className={styles.names}>
        {told.map(({ at, what }) => (
          <li key={at}>
            {formatDate(at, language)}: {what}
          </li>
        ))}
      </ul>
    </details>
  )
}
