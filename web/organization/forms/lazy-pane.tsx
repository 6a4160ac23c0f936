import { Lazy, type LazyProps } from '#web/loading/lazy.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'

/** A lazy-loaded part of the form builder. If loading fails, it says that unsaved input is safe. */
export function LazyPane<Module>({ waiting = <Bones />, ...late }: Omit<LazyProps<Module>, 'failure'>) {
  const t = useTexts('org_forms')
  return <Lazy {...late} waiting={waiting} failure={{ title: t('late.failed'), detail: t('late.failed.detail') }} />
}

function Bones() {
  return (
    <Loading>
      <Stack gap={5}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </Stack>
    </Loading>
  )
}
