import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { endSession, listSessions } from '#contract/accounts/accounts.ts'
import { basenameOf } from '#platform/text/locales.ts'
import { FailedNotice } from '../forms/failed-notice.tsx'
import { useAct } from '../forms/use-act.ts'
import { usePlace } from '../place.tsx'
import { query } from '../queries/answers.ts'
import { askInBrowser } from '../queries/ask-in-browser.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../queries/page-queries.ts'
import { useSignOut } from '../session-lifecycle/use-sign-out.ts'
import { Button } from '../ui/actions/button.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { TimeAgo } from '../ui/data/time-ago.tsx'
import { Stack } from '../ui/layout/layout.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import row from './row-text.module.css'
import { Section } from './section.tsx'
import styles from './sessions-page.module.css'
import { useSettingsTexts } from './use-settings-texts.ts'

const openSessions = query(listSessions, {})

const queries: PageQueries = () => [openSessions]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

export default function SessionsPage() {
  const t = useSettingsTexts()
  const { items } = useAnswer(openSessions)
  return (
    <Section title={t('settings.sessions.title')} lead={t('sessions.lead')}>
      <ul className={styles.list}>
        {items.map((session) => (
          <OpenSession key={session.id} session={session} />
        ))}
      </ul>
      <EndAll />
    </Section>
  )
}

type Session = ReturnType<typeof useAnswer<typeof listSessions>>['items'][number]

function OpenSession({ session: { id, device, address, isThis, lastUsedAt } }: { session: Session }) {
  const t = useSettingsTexts()
  const { act, busy } = useAct({ changes: 'sessions', showsProblemInDialog: true })
  const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Laptop
  return (
    <li>
      <Icon aria-hidden className={styles.icon} />
      <div className={row.text}>
        <strong>{device}</strong>
        <span>
          {address} · {t('settings.sessions.lastUsed')} <TimeAgo moment={lastUsedAt} />
        </span>
      </div>
      {isThis ? (
        <Badge tone="success">{t('settings.sessions.this')}</Badge>
      ) : (
        <Button
          loading={busy}
          onClick={() => void act(() => askInBrowser(endSession, { sessionId: id }))}
          aria-label={t('settings.sessions.end.of', { device })}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  )
}

/** Ends all sessions including this one, for people who suspect an intruder; they sign in again. */
function EndAll() {
  const t = useSettingsTexts()
  const { locale } = usePlace()
  const [isAsking, setAsking] = useState(false)
  const signOut = useSignOut()
  const { act, busy, failed } = useAct()
  const leave = () =>
    act(
      () => signOut(() => location.assign(basenameOf(locale)), true),
      () => setAsking(false),
    )
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{t('settings.sessions.endAll')}</Button>
      <ConfirmDialog
        open={isAsking}
        tone="warning"
        title={t('settings.sessions.endAll.title')}
        detail={
          <Stack>
            <p>{t('sessions.endAll.detail')}</p>
            <FailedNotice failed={failed} />
          </Stack>
        }
        confirmText={t('settings.sessions.endAll')}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
        loading={busy}
      />
    </div>
  )
}
