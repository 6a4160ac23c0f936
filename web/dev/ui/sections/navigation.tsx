import { useTexts } from '#web/texts/texts.tsx'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { Show, Shows, section } from '../show.tsx'

export const NavigationSection = section('navigation', 'navigation', () => {
  const t = useTexts('dev_ui')
  const to = (page: number) => `#page-${page}`
  return (
    <Shows>
      <Show name="Breadcrumbs" across>
        <Breadcrumbs
          trail={[
            { label: t('scholarship'), to: '#navigation' },
            { label: 'Anadolu Eğitim Vakfı', to: '#cards' },
            { label: t('longName') },
          ]}
        />
      </Show>
      <Show name="Tabs" across>
        <Tabs
          label={t('tabs')}
          tabs={[
            { to: '#tab-summary', label: t('summary'), current: true },
            { to: '#tab-answers', label: t('answers') },
            { to: '#tab-documents', label: t('files'), count: '4' },
            { to: '#tab-messages', label: t('messages'), count: '2', waiting: true },
            { to: '#tab-history', label: t('history') },
          ]}
        />
      </Show>
      <Show name="Pagination" across>
        <Pagination page={1} pages={3} to={to} label={t('pagesFirst')} />
        <Pagination page={7} pages={20} to={to} label={t('pagesMiddle')} />
        <Pagination page={20} pages={20} to={to} label={t('pagesLast')} />
      </Show>
      <Show name="Accordion" across>
        <Accordion
          name="questions"
          items={[
            { id: 'question-1', title: t('question'), children: t('answer'), open: true },
            { id: 'question-2', title: t('longName'), children: t('sentence') },
          ]}
        />
      </Show>
    </Shows>
  )
})
