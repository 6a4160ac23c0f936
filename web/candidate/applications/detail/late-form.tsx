import type { ReactNode } from 'react'
import { useLateModule } from '#web/loading/use-late-module.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'

interface LateFormProps<Module> {
  /** A constant at the top of its module, so that it is loaded once */
  readonly load: () => Promise<Module>
  readonly children: (module: Module) => ReactNode
}

/** A form that few candidates need, whose code comes after the page. Its place is kept free. */
export function LateForm<Module>({ load, children }: LateFormProps<Module>) {
  const t = useTexts('common')
  const { module, failed, retry } = useLateModule(load)
  if (module) return children(module)
  if (!failed) return <LoadingBlock />
  return (
    <Notice
      tone="danger"
      live
      title={t('errors.unreachable.title')}
      actions={
        <Button size="small" onClick={retry}>
          {t('ui.retry')}
        </Button>
      }
    >
      {t('errors.unreachable.detail')}
    </Notice>
  )
}
