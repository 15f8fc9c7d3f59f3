import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { reportCosts } from './costs.ts';
import { claimPoints, listOffers, listPoints, showPointsText } from './offers.ts';
import * as offers from './offers-desk.ts';
import { claimPocket, listOwnDraws, listPocketWinners, showPocket } from './pocket.ts';
import * as campaigns from './pocket-desk.ts';
import { claimPromotion, listPromotionClaims, showMaintenance } from './promotion.ts';
import { claimGameReferral, listReferrals } from './referral.ts';
import { changeTerms, showRewardTerms } from './terms-desk.ts';
import * as weekly from './weekly-desk.ts';
import { showWelcome } from './welcome.ts';

export function rewardsRoutes(world: World, files: Files): Route[] {
  return [
    on(calls.referralHistory, (call) => listReferrals(world, call)),
    on(calls.claimReferral, (call) => claimGameReferral(world, call)),
    on(calls.pointList, (call) => listOffers(world, call)),
    on(calls.pointWarning, (call) => showPointsText(world, call)),
    on(calls.pointClaim, (call) => claimPoints(world, call)),
    on(calls.pointHistory, (call) => listPoints(world, call)),
    on(calls.promoMaintain, () => showMaintenance(world)),
    on(calls.promotionClaim, (call) => claimPromotion(world, call)),
    on(calls.promotionClaimHistory, (call) => listPromotionClaims(world, call)),
    on(calls.pocketAvailable, (call) => showPocket(world, call)),
    on(calls.pocketClaim, (call) => claimPocket(world, call)),
    on(calls.pocketWinners, () => listPocketWinners(world)),
    on(calls.pocketHistory, (call) => listOwnDraws(world, call)),
    on(calls.welcomeBonus, (call) => showWelcome(world, call)),
    on(calls.pointOffers, () => offers.listOffersForDesk(world)),
    on(calls.addPointOffer, (call) => offers.addOffer(world, call)),
    on(calls.changePointOffer, (call) => offers.changeOffer(world, call)),
    on(calls.setPointOfferImage, (call) => offers.changeOfferImage(world, files, call)),
    on(calls.orderPointOffers, (call) => offers.sortOffers(world, call)),
    on(calls.pointsText, () => offers.showPointsTexts(world)),
    on(calls.changePointsText, (call) => offers.changePointsTexts(world, call)),
    on(calls.rewardTerms, () => showRewardTerms(world)),
    on(calls.changeRewardTerms, (call) => changeTerms(world, call)),
    on(calls.weeklyRuns, (call) => weekly.listRuns(world, call)),
    on(calls.startWeeklyRun, (call) => weekly.startRun(world, call)),
    on(calls.weeklyRunItems, (call) => weekly.listItems(world, call)),
    on(calls.payWeeklyRun, (call) => weekly.payRun(world, call)),
    on(calls.stopWeeklyRun, (call) => weekly.stopRun(world, call)),
    on(calls.repeatWeeklyRun, (call) => weekly.repeatRun(world, call)),
    on(calls.pocketCampaigns, (call) => campaigns.listCampaigns(world, call)),
    on(calls.addPocketCampaign, (call) => campaigns.addCampaign(world, call)),
    on(calls.changePocketCampaign, (call) => campaigns.changeCampaign(world, call)),
    on(calls.startPocketCampaign, (call) => campaigns.startCampaign(world, call)),
    on(calls.stopPocketCampaign, (call) => campaigns.stopCampaign(world, call)),
    on(calls.pocketCampaignWinners, (call) => campaigns.listWinners(world, call)),
    on(calls.rewardCosts, (call) => reportCosts(world, call)),
  ];
}
