/** What is sold to other houses: the houses, the sales, and what they come to on draws, the board and the reports. */
export const layOff: Readonly<Record<string, string>> = {
  'Laid off {laid_off}: with what other houses pay {bet_number} costs most, {pays}; loss then {net_loss}.':
    'လွှဲရောင်းပြီး {laid_off} - အခြားဒိုင်များ လျော်ငွေနှုတ်လျှင် {bet_number} အများဆုံး ကုန်မည်၊ {pays}။ ထိုအခါ အရှုံး {net_loss}။',
  ', laid off {laid_off}': '၊ လွှဲရောင်းပြီး {laid_off}',
  'Laid off': 'လွှဲရောင်း',
  'commission {commission}, paid back {paid}': 'ကော်မရှင် {commission}၊ ပြန်ရ {paid}',
  'Player, or other house': 'ကစားသူ သို့မဟုတ် အခြားဒိုင်',
};
