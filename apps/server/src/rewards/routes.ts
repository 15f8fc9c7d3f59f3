import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { reportCosts } from './costs.ts';
import { claimPoints, listOffers, listPoints, showPointsText } from './offers.ts';
import * as offers from './offers-console.ts';
import { claimPocket, listOwnDraws, listPocketWinners, showPocket } from './pocket.ts';
import * as campaigns from './pocket-console.ts';
import { claimPromotion, listPromotionClaims, showMaintenance } from './promotion.ts';
import { claimGameReferral, listReferrals } from './referral.ts';
import { changeTerms, showRewardTerms } from './terms-console.ts';
import * as weekly from './weekly-console.ts';
import { showWelcome } from './welcome.ts';

export function rewardsRoutes(world: World, files: Files): Route[] {
  return [
    ...on(calls.referral, {
      history: (call) => listReferrals(world, call),
      claim: (call) => claimGameReferral(world, call),
    }),
    ...on(calls.points, {
      offers: (call) => listOffers(world, call),
      warning: (call) => showPointsText(world, call),
      claim: (call) => claimPoints(world, call),
      history: (call) => listPoints(world, call),
      allOffers: () => offers.listOffersForConsole(world),
      addOffer: (call) => offers.addOffer(world, call),
      changeOffer: (call) => offers.changeOffer(world, call),
      setOfferImage: (call) => offers.changeOfferImage(world, files, call),
      orderOffers: (call) => offers.sortOffers(world, call),
      texts: () => offers.showPointsTexts(world),
      changeTexts: (call) => offers.changePointsTexts(world, call),
    }),
    ...on(calls.weekly, {
      maintenance: () => showMaintenance(world),
      claim: (call) => claimPromotion(world, call),
      history: (call) => listPromotionClaims(world, call),
      runs: (call) => weekly.listRuns(world, call),
      start: (call) => weekly.startRun(world, call),
      items: (call) => weekly.listItems(world, call),
      pay: (call) => weekly.payRun(world, call),
      stop: (call) => weekly.stopRun(world, call),
      repeat: (call) => weekly.repeatRun(world, call),
    }),
    ...on(calls.pocket, {
      available: (call) => showPocket(world, call),
      claim: (call) => claimPocket(world, call),
      winners: () => listPocketWinners(world),
      history: (call) => listOwnDraws(world, call),
      campaigns: (call) => campaigns.listCampaigns(world, call),
      addCampaign: (call) => campaigns.addCampaign(world, call),
      changeCampaign: (call) => campaigns.changeCampaign(world, call),
      startCampaign: (call) => campaigns.startCampaign(world, call),
      stopCampaign: (call) => campaigns.stopCampaign(world, call),
      campaignWinners: (call) => campaigns.listWinners(world, call),
    }),
    ...on(calls.rewards, {
      welcome: (call) => showWelcome(world, call),
      terms: () => showRewardTerms(world),
      changeTerms: (call) => changeTerms(world, call),
      costs: (call) => reportCosts(world, call),
    }),
  ];
}
