import { useSearchParams } from 'react-router'
import { listNotifications, markNotificationsRead } from '#contract/candidate-dashboard.ts'
import { useAct } from '../../forms/use-act.ts'
import { newsSearchOf } from '../../news/news-search.ts'
import { NewsView } from '../../news/news-view.tsx'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'

const newsOf = (candidateId: string, search: URLSearchParams) =>
  query(listNotifications, { candidateId, ...newsSearchOf(search) })

const queries: PageQueries = ({ me, search }) => [newsOf(me.myId, search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

export default function NotificationsPage() {
  const t = useTexts('student_apps')
  const [search] = useSearchParams()
  const { myId: candidateId } = useMe()
  const { act, busy } = useAct({ changes: 'notifications', showsProblemInDialog: true })
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
