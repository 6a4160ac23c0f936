import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import {
  endCandidateFeed,
  endCompanyFeed,
  makeCandidateFeed,
  makeCompanyFeed,
  readCandidateFeed,
  readCompanyFeed,
} from '#contract/interviews/feeds.ts'
import { useAct } from '../../forms/use-act.ts'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import { type SignedIn, useMe } from '../../session/store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { CopyButton } from '../security/copy-button.tsx'
import { Panel } from '../security/panel.tsx'
import { useSettingsTexts } from '../use-settings-texts.ts'
import styles from './feed-panel.module.css'

const ofCompany = (companyId: string) => query(readCompanyFeed, { companyId })
const ofCandidate = (candidateId: string) => query(readCandidateFeed, { candidateId })

/** The calls for the calendar feed by kind of account. */
export const feedOf = ({ isCompany, myId }: Pick<SignedIn, 'isCompany' | 'myId'>) =>
  isCompany ? ofCompany(myId) : ofCandidate(myId)

export function CompanyFeedPanel() {
  const companyId = useMe().myId
  return (
    <FeedPanel
      {...useAnswer(ofCompany(companyId))}
      make={() => askInBrowser(makeCompanyFeed, { companyId })}
      end={() => askInBrowser(endCompanyFeed, { companyId })}
    />
  )
}

export function CandidateFeedPanel() {
  const candidateId = useMe().myId
  return (
    <FeedPanel
      {...useAnswer(ofCandidate(candidateId))}
      make={() => askInBrowser(makeCandidateFeed, { candidateId })}
      end={() => askInBrowser(endCandidateFeed, { candidateId })}
    />
  )
}

interface FeedPanelProps {
  readonly address: string | null
  readonly make: () => Promise<unknown>
  readonly end: () => Promise<unknown>
}

/** The secret address of the interview calendar feed, with renewal and removal. */
function FeedPanel({ address, make, end }: FeedPanelProps) {
  const t = useSettingsTexts()
  const { act, busy } = useAct({ changes: 'calendarFeed', showsProblemInDialog: true })
  const [done, setDone] = useState<string>()
  const made = address === null ? t('settings.calendar.made') : t('settings.calendar.renewed')
  const state = address ? (
    <Badge tone="success">{t('settings.security.on')}</Badge>
  ) : (
    <Badge>{t('settings.security.off')}</Badge>
  )
  return (
    <Panel
      icon={CalendarSync}
      title={t('settings.calendar.title')}
      lead={t('calendar.lead')}
      state={state}
      done={done}
      action={
        address === null && (
          <Button loading={busy} onClick={() => act(make, () => setDone(made))}>
            {t('settings.calendar.make')}
          </Button>
        )
      }
    >
      {address !== null && (
        <>
          <div className={styles.address}>
            <code>{address}</code>
            <CopyButton text={address} />
            <Link to={address.replace(/^https?:/, 'webcal:')}>{t('settings.calendar.open')}</Link>
          </div>
          <p className={styles.note}>{t('calendar.note')}</p>
          <div className={styles.acts}>
            <Button size="small" loading={busy} onClick={() => act(make, () => setDone(made))}>
              {t('settings.calendar.renew')}
            </Button>
            <Button size="small" loading={busy} onClick={() => act(end, () => setDone(t('settings.calendar.ended')))}>
              {t('settings.calendar.end')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}
