import { type FunnelStep, funnelDrawing } from '#platform/charts/funnel-drawing.ts'
import { ChartStage } from './chart-stage.tsx'

/** Steps one below the other, each as long as the number of people who came so far. */
export const FunnelChart = ({ label, steps }: { label: string; steps: readonly FunnelStep[] }) => (
  <ChartStage label={label} drawing={funnelDrawing(steps)} />
)
