import { useTexts } from '#web/texts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Loading, Skeleton, SkeletonCard } from '#web/ui/skeleton.tsx'
import { Show, Shows, section } from '../show.tsx'

export const StateSection = section('states', 'ui.show.states', () => {
  const t = useTexts('common')
  return (
    <Shows>
      <Show name="Loading, SkeletonCard, Skeleton">
        <Loading>
          <Stack gap={4}>
            <SkeletonCard />
            <SkeletonCard />
            <Skeleton shape="block" />
          </Stack>
        </Loading>
      </Show>
      <Show name='EmptyState drawing="gap"'>
        <Card>
          <EmptyState
            title={t('ui.show.emptyTitle')}
            action={<Button variant="primary">{t('ui.show.emptyAction')}</Button>}
          >
            {t('ui.show.emptyText')}
          </EmptyState>
        </Card>
      </Show>
      <Show name='EmptyState drawing="search"'>
        <Card>
          <EmptyState
            drawing="search"
            title={t('ui.show.noneTitle')}
            action={<Button>{t('ui.show.noneAction')}</Button>}
          >
            {t('ui.show.noneText')}
          </EmptyState>
        </Card>
      </Show>
      <Show name='EmptyState drawing="done"'>
        <Card>
          <EmptyState drawing="done" title={t('ui.show.doneTitle')}>
            {t('ui.show.doneText')}
          </EmptyState>
        </Card>
      </Show>
      <Show name="ErrorState">
        <Card>
          <ErrorState title={t('ui.show.failedTitle')} onRetry={ignore} reference="7F3A-21">
            {t('ui.show.failedText')}
          </ErrorState>
        </Card>
      </Show>
    </Shows>
  )
})

function ignore() {}
