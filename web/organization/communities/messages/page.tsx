import { useParams, useSearchParams } from 'react-router'
import { listMemberMailings } from '#contract/communities/member-messages.ts'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import cards from '../../card-list.module.css'
import { useFollowed } from '../../desk/message/use-followed.ts'
import { pageIn } from '../../page-in.ts'
import { MailingCard } from '../../review/mailings/mailing-card.tsx'
import { communityAddress } from '../communities-of.ts'
import { outboxOfCommunity } from './outbox-of-community.ts'

const pageSize = 20

const mailingsOf = (companyId: string, communityId: string, pageNumber: number) =>
  query(listMemberMailings, { companyId, communityId, pageNumber, pageSize })

const queries: PageQueries = ({ me, params, search }) => [mailingsOf(me.myId, idIn(params.communityId), pageIn(search))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** The outbox of a community: messages to its members, their progress, and acts to pause or stop them. */
export default function CommunityMailingsPage() {
  const t = useTexts('org_communities')
  const me = useMe()
  const { communityId = '' } = useParams()
  const page = pageIn(useSearchParams()[0])
  const { items, total } = useAnswer(mailingsOf(me.myId, communityId, page))
  const writes = may(me, 'Communities', 'write')
  useFollowed(items, 'communities')
  return (
    <>
      <p className={cards.lead}>{t('mailings.lead')}</p>
      {items.length === 0 ? (
        <EmptyState
          title={t('mailings.empty')}
          action={<ButtonLink to={communityAddress(communityId)}>{t('mailings.toMembers')}</ButtonLink>}
        >
          {t('mailings.empty.detail')}
        </EmptyState>
      ) : (
        <ul className={cards.list}>
          {items.map((mailing) => (
            <MailingCard key={mailing.id} outbox={outboxOfCommunity(communityId)} mailing={mailing} writes={writes} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={Math.ceil(total / pageSize)} to={(to) => `?page=${to}`} />
    </>
  )
}
