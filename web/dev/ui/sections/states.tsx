import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Show, Shows, section } from '../show.tsx'

export const StateSection = section('states', 'states', () => {
  const t = useTexts('dev_ui')
  return (
    <Shows>
      <Show name="Loading, Skeleton">
        <Loading>
          <Stack gap={4}>
            <Skeleton shape="circle" />
            <Skeleton shape="title" width="most" />
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton shape="block" />
          </Stack>
        </Loading>
      </Show>
      <Show name='EmptyState drawing="gap"'>
        <Card>
          <EmptyState title={t('emptyTitle')} action={<Button variant="primary">{t('emptyAction')}</Button>}>
            {t('emptyText')}
          </EmptyState>
        </Card>
      </Show>
      <Show name='EmptyState drawing="search"'>
        <Card>
          <EmptyState drawing="search" title={t('noneTitle')} action={<Button>{t('noneAction')}</Button>}>
            {t('noneText')}
          </EmptyState>
        </Card>
      </Show>
      <Show name='EmptyState drawing="done"'>
        <Card>
          <EmptyState drawing="done" title={t('doneTitle')}>
            {t('doneText')}
          </EmptyState>
        </Card>
      </Show>
      <Show name="ErrorState">
        <Card>
          <ErrorState title={t('failedTitle')} onRetry={ignore} reference="7F3A-21">
            {t('failedText')}
          </ErrorState>
        </Card>
      </Show>
    </Shows>
  )
})

function ignore() {}
