import { useSearchParams } from 'react-router'
import { listNotifications, markNotificationsRead } from '#contract/candidate-dashboard.ts'
import { useAct } from '../../forms/use-act.ts'
import { newsSearchOf } from '../../news/news-search.ts'
import { NewsView } from '../../news/news-view.tsx'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { onClickAnew } from '../../queries/on-click-anew.ts'
import { onServer, type PageQueries, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'

const newsOf = (candidateId: string, search: URLSearchParams) =>
  query(listNotifications, { candidateId, ...newsSearchOf(search) })

const queries: PageQueries = ({ me, search }) => [newsOf(me.myId, search)]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)

export default function NotificationsPage() {
  const t = useTexts('student_apps')
  const [search] = useSearchParams()
  const { myId: candidateId } = useMe()
  const { act, busy } = useAct({ changes: 'notifications', tellsInDialog: true })
  return (
    <NewsView
      news={useAnswer(newsOf(candidateId, search))}
      mark={(ids) => void act(() => askInBrowser(markNotificationsRead, { candidateId, ...(ids && { ids }) }))}
      busy={busy}
      settings="/student-dashboard/settings/notifications"
      words={{ allRead: t('news.allRead'), empty: t('news.empty'), detail: t('news.empty.detail') }}
    />
  )
}
