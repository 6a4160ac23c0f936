import { CalendarClock, CircleCheck, ExternalLink, Gift, History, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { formatDateTime, formatDeadline } from '#platform/text/dates.ts'
import { opportunityAddress } from '#platform/text/public-addresses.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { OutsideLink } from '../../ui/actions/link.tsx'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import row from '../../ui/data/row-words.module.css'
import styles from './opportunity-row.module.css'
import { stateOf } from './opportunity-state.ts'
import type { OwnOpportunity } from './opportunity-values.ts'
import { RemoveOpportunity } from './remove-opportunity.tsx'
import { editOpportunityAddress, useOpportunities } from './use-opportunities.ts'

const looks = {
  running: { tone: 'success', icon: <CircleCheck /> },
  upcoming: { tone: 'primary', icon: <CalendarClock /> },
  over: { tone: 'neutral', icon: <History /> },
} as const

export function OpportunityRow({ opportunity }: { opportunity: OwnOpportunity }) {
  const t = useTexts('org_dashboard')
  const { can } = useOpportunities()
  const { id, title, cover, taken } = opportunity
  const state = stateOf(opportunity)
  return (
    <li className={styles.row}>
      <div className={styles.cover}>
        {cover === null ? <Gift aria-hidden /> : <Picture src={cover} alt="" width={128} height={72} widths={[384]} />}
      </div>
      <div className={row.words}>
        <p className={classes(row.title, styles.title)}>
          {can.write ? <Link to={editOpportunityAddress(id)}>{title}</Link> : <strong>{title}</strong>}
          <Badge {...looks[state]}>{t('opportunities.state', { state })}</Badge>
        </p>
        <p>
          <Dates opportunity={opportunity} />
        </p>
        <Given opportunity={opportunity} />
      </div>
      <p className={styles.taken}>{t('opportunities.taken', { count: taken })}</p>
      <div className={styles.acts}>
        {state === 'running' && (
          <ButtonLink
            to={opportunityAddress(opportunity)}
            size="small"
            variant="quiet"
            icon={<ExternalLink />}
            aria-label={t('opportunities.view.of', { title })}
          >
            {t('opportunities.view')}
          </ButtonLink>
        )}
        {can.write && (
          <ButtonLink
            to={editOpportunityAddress(id)}
            size="small"
            variant="quiet"
            icon={<Pencil />}
            aria-label={t('opportunities.edit.of', { title })}
          >
            {t('ui.edit')}
          </ButtonLink>
        )}
        {can.remove && <RemoveOpportunity opportunity={opportunity} />}
      </div>
    </li>
  )
}

function Dates({ opportunity: { startsAt, endsAt } }: { opportunity: OwnOpportunity }) {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  if (endsAt === null) return t('opportunities.dates.open', { from: formatDeadline(startsAt, language) })
  return `${formatDateTime(startsAt, language)} – ${formatDeadline(endsAt, language)}`
}

function Given({ opportunity: { code, link } }: { opportunity: OwnOpportunity }) {
  const t = useTexts('org_dashboard')
  return (
    <p>
      {code !== null && (
        <>
          {t('opportunities.code')}{' '}
          <span className={styles.code} translate="no">
            {code}
          </span>
        </>
      )}
      {link !== null && <OutsideLink to={link}>{withoutProtocol(link)}</OutsideLink>}
    </p>
  )
}

const withoutProtocol = (link: string) => link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
