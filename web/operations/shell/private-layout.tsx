import PrivateLayout from '#web/private/layout.tsx'
import { onClickDemandOperator, onServerDemandOperator } from './require-operator.ts'

export const middleware = [onServerDemandOperator]
export const clientMiddleware = [onClickDemandOperator]

/** A private layout, open to operators only. */
export default function OperatorsLayout() {
  return <PrivateLayout />
}
