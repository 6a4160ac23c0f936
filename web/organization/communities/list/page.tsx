import { Plus, UsersRound } from 'lucide-react'
import type { OwnCommunity } from '#contract/communities/own-communities.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Picture } from '#web/ui/data/picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card, CardLink } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { TitleRow } from '#web/ui/layout/title-row.tsx'
import { communitiesOf, communityAddress, newCommunityAddress } from '../communities-of.ts'
import { StateBadge } from '../state-badge.tsx'
import styles from './page.module.css'

const queries: PageQueries = ({ me }) => [communitiesOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** The organization's communities, with their numbers of members and of open requests to join. */
export default function CommunitiesPage() {
  const t = useTexts('org_communities')
  const me = useMe()
  const { items } = useAnswer(communitiesOf(me.myId))
  const add = may(me, 'Communities', 'write') && (
    <ButtonLink to={newCommunityAddress} variant="primary" icon={<Plus />}>
      {t('own.new')}
    </ButtonLink>
  )
  return (
    <Container className={styles.page}>
      <PageHead title={`${t('title')} · Köprü`} />
      <TitleRow className={styles.header}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('own.lead')}</p>
        </div>
        {items.length > 0 && add}
      </TitleRow>
      {items.length === 0 ? (
        <EmptyState title={t('own.empty')} {...(add && { action: add })}>
          {t('own.empty.detail')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {items.map((community) => (
            <CommunityItem key={community.id} community={community} />
          ))}
        </ul>
      )}
    </Container>
  )
}

function CommunityItem({ community }: { community: OwnCommunity }) {
  const t = useTexts('org_communities')
  const { id, name, summary, cover, state, members, requests, invited, joinRule, language } = community
  return (
    <Card as="li" className={styles.item}>
      <div className={styles.cover}>
        {cover === null ? (
          <UsersRound aria-hidden />
        ) : (
          <Picture src={cover} alt="" width={160} height={90} widths={[384]} />
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 lang={language}>
            <CardLink to={communityAddress(id)}>{name}</CardLink>
          </h2>
          <StateBadge state={state} />
          {requests > 0 && <Badge tone="accent">{t('own.requests', { count: requests })}</Badge>}
        </div>
        <p lang={language}>{summary}</p>
        <p className={styles.facts}>
          {[
            t('members', { count: members }),
            ...(invited > 0 ? [t('own.invited', { count: invited })] : []),
            t('joinRule', { rule: joinRule }),
          ].join(' · ')}
        </p>
      </div>
    </Card>
  )
}
