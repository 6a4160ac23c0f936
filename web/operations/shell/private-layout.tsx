import PrivateLayout from '#web/private/layout.tsx'
import { onClickDemandOperator, onServerDemandOperator } from './demand-operator.ts'

export const middleware = [onServerDemandOperator]
export const clientMiddleware = [onClickDemandOperator]

/** Like what belongs to one person, and open to operators alone. */
export default function OperatorsLayout() {
  return <PrivateLayout />
}
