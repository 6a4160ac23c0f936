import * as calls from '#contract/subscriptions/operate-orders.ts'
import { changePackage, listAllPackages } from '#domain/credits/packages/change-packages.ts'
import { attachInvoice, linkOperatedInvoice } from '#domain/operations/orders/attach-invoice.ts'
import { cancelOrder } from '#domain/operations/orders/cancel-order.ts'
import { confirmOrder } from '#domain/operations/orders/confirm-order.ts'
import { readOperatedOrder, searchOrders } from '#domain/operations/orders/list-orders.ts'
import { moveCreditsByHand } from '#domain/operations/orders/move-credits-by-hand.ts'
import { offerByAgreement } from '#domain/operations/orders/offer-by-agreement.ts'
import { refundOrder } from '#domain/operations/orders/refund-order.ts'
import { answer } from '../../answer.ts'

export const operateOrdersAnswers = [
  answer(calls.searchOrders, searchOrders),
  answer(calls.readOperatedOrder, readOperatedOrder),
  answer(calls.linkOperatedInvoice, linkOperatedInvoice),
  answer(calls.confirmOrder, confirmOrder),
  answer(calls.cancelOrder, cancelOrder),
  answer(calls.refundOrder, refundOrder),
  answer(calls.attachInvoice, attachInvoice),
  answer(calls.offerByAgreement, offerByAgreement),
  answer(calls.moveCreditsByHand, moveCreditsByHand),
  answer(calls.listAllPackages, listAllPackages),
  answer(calls.changePackage, changePackage),
]
