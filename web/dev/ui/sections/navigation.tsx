import { useTexts } from '#web/texts.tsx'
import { Accordion } from '#web/ui/accordion.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Show, Shows, section } from '../show.tsx'

export const NavigationSection = section('navigation', 'ui.show.navigation', () => {
  const t = useTexts('common')
  const to = (page: number) => `#page-${page}`
  return (
    <Shows>
      <Show name="Breadcrumbs" across>
        <Breadcrumbs
          trail={[
            { label: t('ui.show.scholarship'), to: '#navigation' },
            { label: 'Anadolu Eğitim Vakfı', to: '#cards' },
            { label: t('ui.show.longName') },
          ]}
        />
      </Show>
      <Show name="Tabs" across>
        <Tabs
          label={t('ui.show.tabs')}
          tabs={[
            { to: '#tab-summary', label: t('ui.show.summary'), current: true },
            { to: '#tab-answers', label: t('ui.show.answers') },
            { to: '#tab-documents', label: t('ui.show.files'), count: '4' },
            { to: '#tab-messages', label: t('ui.show.messages'), count: '2', waiting: true },
            { to: '#tab-history', label: t('ui.show.history') },
          ]}
        />
      </Show>
      <Show name="Pagination" across>
        <Pagination page={1} pages={3} to={to} label={t('ui.show.pagesFirst')} />
        <Pagination page={7} pages={20} to={to} label={t('ui.show.pagesMiddle')} />
        <Pagination page={20} pages={20} to={to} label={t('ui.show.pagesLast')} />
      </Show>
      <Show name="Accordion" across>
        <Accordion
          name="questions"
          items={[
            { id: 'question-1', title: t('ui.show.question'), children: t('ui.show.answer'), open: true },
            { id: 'question-2', title: t('ui.show.longName'), children: t('ui.show.sentence') },
          ]}
        />
      </Show>
    </Shows>
  )
})
