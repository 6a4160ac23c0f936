import { useLoaded } from '../../loading/use-loaded.ts'
import type { OpenedPanel } from './opened.ts'

const load = () => import('./panels.tsx')

export function LazyPanel({ opened, onClose }: { opened: OpenedPanel | undefined; onClose: () => void }) {
  const Panels = useLoaded(opened, load)
  return opened && Panels ? <Panels key={opened.kind} opened={opened} onClose={onClose} /> : null
}
