import type { ReactNode } from 'react'
import { useLateModule } from '#web/loading/late-module.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'

interface LateProps<Module> {
  /** A constant of its module */
  readonly load: () => Promise<Module>
  readonly children: (module: Module) => ReactNode
  readonly waiting?: ReactNode
}

/** A pane whose code comes when it is wanted. */
export function Late<Module>({ load, children, waiting = <Bones /> }: LateProps<Module>) {
  const t = useTexts('org_forms')
  const { module, failed, retry } = useLateModule(load)
  if (module) return children(module)
  if (!failed) return waiting
  return (
    <ErrorState title={t('late.failed')} onRetry={retry}>
      {t('late.failed.detail')}
    </ErrorState>
  )
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
