import type { Membership } from '#contract/communities/memberships.ts'
import { formatDate } from '#platform/text/dates.ts'
import { PageHead } from '../../page/page-head.tsx'
import { useLanguage } from '../../place.tsx'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card, CardLink } from '../../ui/layout/card.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { TitleRow } from '../../ui/layout/title-row.tsx'
import pageStyles from '../applications/page.module.css'
import styles from './communities.module.css'
import { membershipAddress, membershipsOf } from './memberships-of.ts'

const queries: PageQueries = ({ me }) => [membershipsOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** The candidate's communities, requests to join, and invitations; invitations first. */
export default function MembershipsPage() {
  const t = useTexts('org_communities')
  const { items } = useAnswer(membershipsOf(useMe().myId))
  return (
    <Container className={pageStyles.page}>
      <PageHead title={`${t('mine.title')} · Köprü`} />
      <TitleRow>
        <h1>{t('mine.title')}</h1>
        {items.length > 0 && <ButtonLink to="/communities">{t('mine.look')}</ButtonLink>}
      </TitleRow>
      {items.length === 0 ? (
        <EmptyState
          title={t('mine.empty')}
          action={
            <ButtonLink to="/communities" variant="primary">
              {t('mine.look')}
            </ButtonLink>
          }
        >
          {t('mine.empty.detail')}
        </EmptyState>
      ) : (
        <ul className={pageStyles.list}>
          {items.map((membership) => (
            <MembershipItem key={membership.community.id} membership={membership} />
          ))}
        </ul>
      )}
    </Container>
  )
}

const tones = { invited: 'accent', requested: 'primary', member: 'success' } as const

function MembershipItem({ membership }: { membership: Membership }) {
  const t = useTexts('org_communities')
  const language = useLanguage()
  const { community, state, since, isMuted, unread } = membership
  const tone = state === 'invited' || state === 'requested' || state === 'member' ? tones[state] : 'neutral'
  return (
    <Card as="li" className={styles.item}>
      <div className={styles.head}>
        <h2 lang={community.language}>
          <CardLink to={membershipAddress(community.id)}>{community.name}</CardLink>
        </h2>
        <Badge tone={tone}>{t('mine.state', { state })}</Badge>
        {unread > 0 && <Badge tone="accent">{t('mine.unread', { count: unread })}</Badge>}
        {isMuted && <Badge>{t('mine.muted')}</Badge>}
        {community.state === 'archived' && <Badge>{t('state', { state: 'archived' })}</Badge>}
      </div>
      <p className={styles.quiet}>
        {community.company.name} · {t('mine.since', { state, date: formatDate(since, language) })}
      </p>
      <p lang={community.language}>{community.summary}</p>
    </Card>
  )
}
