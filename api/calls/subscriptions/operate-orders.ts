import * as calls from '#contract/subscriptions/operate-orders.ts'
import { attachInvoice, linkOperatedInvoice } from '#domain/orders/attach-invoice.ts'
import { cancelOrder } from '#domain/orders/cancel-order.ts'
import { confirmOrder } from '#domain/orders/confirm-order.ts'
import { readOperatedOrder, searchOrders } from '#domain/orders/list-orders.ts'
import { moveCreditsByHand } from '#domain/orders/move-credits-by-hand.ts'
import { offerByAgreement } from '#domain/orders/offer-by-agreement.ts'
import { refundOrder } from '#domain/orders/refund-order.ts'
import { changePackage, listAllPackages } from '#domain/packages/change-packages.ts'
import { answer } from '../../answer.ts'

/** What those who run the product do with orders, packages and credits. */
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
