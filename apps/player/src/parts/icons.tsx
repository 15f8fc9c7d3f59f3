import { paths } from './first-icons.tsx';

export {
  AlertIcon,
  BackIcon,
  BellIcon,
  ClockIcon,
  EyeIcon,
  EyeOffIcon,
  GlobeIcon,
  PlusIcon,
  RefreshIcon,
  TrophyIcon,
  UserIcon,
} from './first-icons.tsx';

export const NextIcon = /* @__PURE__ */ paths('m9 5 7 7-7 7');
export const CloseIcon = /* @__PURE__ */ paths('M6 6l12 12', 'M18 6 6 18');
export const CalendarIcon = /* @__PURE__ */ paths('M4 6h16v14H4z', 'M4 10.5h16', 'M8 3.5V7', 'M16 3.5V7');
export const CopyIcon = /* @__PURE__ */ paths('M9 9h10v11H9z', 'M5 15V4h10');
export const QrIcon = /* @__PURE__ */ paths(
  'M4 4h6v6H4z',
  'M14 4h6v6h-6z',
  'M4 14h6v6H4z',
  'M14 14h2.5v2.5H14z',
  'M20 14v3',
  'M14 20h2.5',
  'M20 20h-.5',
);
export const PaperIcon = /* @__PURE__ */ paths('M6 3.5h8.5L19 8v12.5H6z', 'M14 3.5V8.5h5', 'M9 12.5h6.5', 'M9 16h6.5');
export const SlipIcon = /* @__PURE__ */ paths(
  'M3.5 6.5h17V10a2 2 0 0 0 0 4v3.5h-17V14a2 2 0 0 0 0-4z',
  'M14 7v1.5',
  'M14 11.2v1.6',
  'M14 15.5V17',
);
export const TagIcon = /* @__PURE__ */ paths('M4 4h8l8.5 8.5-8 8L4 12z', 'M8.2 8.2v.1');
export const CameraIcon = /* @__PURE__ */ paths('M4 7.5h3.5L9 5h6l1.5 2.5H20V19H4z', 'M12 9.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z');
export const DownloadIcon = /* @__PURE__ */ paths('M12 4v11', 'm7.5 11 4.5 4.5 4.5-4.5', 'M4.5 19.5h15');
export const ShareIcon = /* @__PURE__ */ paths('M12 15V4', 'm8 8 4-4 4 4', 'M5 13v7h14v-7');
export const LockIcon = /* @__PURE__ */ paths('M5.5 10.5h13V20h-13z', 'M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5');
export const CheckIcon = /* @__PURE__ */ paths('m5 12.5 4.5 4.5L19 7.5');
export const StarIcon = /* @__PURE__ */ paths('m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 3 1.1-6L3.4 9.8l6-.8z');
export const ShieldIcon = /* @__PURE__ */ paths('M12 3.5 5 6v6c0 4 3 7 7 8.5 4-1.5 7-4.5 7-8.5V6z');
export const HeartIcon = /* @__PURE__ */ paths('M12 20S4 15.2 4 9.6A4.3 4.3 0 0 1 12 7.4a4.3 4.3 0 0 1 8 2.2C20 15.2 12 20 12 20z');
export const SearchIcon = /* @__PURE__ */ paths('M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z', 'm16 16 4 4');
export const WindowIcon = /* @__PURE__ */ paths('M13 5h6v6', 'm19 5-8.5 8.5', 'M10 6H5v13h13v-5');
export const MoonIcon = /* @__PURE__ */ paths('M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z', 'M17 4v4', 'M15 6h4');
export const GiftIcon = /* @__PURE__ */ paths(
  'M4 11.5h16V20H4z',
  'M3 8h18v3.5H3z',
  'M12 8v12',
  'M12 8C8 8 7 3.5 9.5 3.5S12 8 12 8z',
  'M12 8c4 0 5-4.5 2.5-4.5S12 8 12 8z',
);
export const InfoIcon = /* @__PURE__ */ paths('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z', 'M12 11v5', 'M12 8v.1');
