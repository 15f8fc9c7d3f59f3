import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import switches from './Switch.module.css';

const green: MantineColorsTuple = [
  '#e9f7f1',
  '#d3ece1',
  '#a5d9c3',
  '#74c5a3',
  '#4db488',
  '#34a977',
  '#23845b',
  '#186e4a',
  '#0f573a',
  '#083f29',
];
const gold: MantineColorsTuple = [
  '#fdf6e3',
  '#f8ebc8',
  '#f0d695',
  '#e8c05f',
  '#e2ae35',
  '#dea31b',
  '#b98309',
  '#8f6300',
  '#6d4b00',
  '#4a3200',
];

/** The system's own; Burmese by a font that stacks its letters, where there is one. */
const FONTS =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial, "Noto Sans Myanmar", Pyidaungsu, "Myanmar Text", Padauk, sans-serif';

const DIV = { defaultProps: { component: 'div' } };

/** The house's colours: gold on deep green. Fonts are the system's. */
export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 6 },
  colors: { green, gold },
  defaultRadius: 'md',
  fontFamily: FONTS,
  headings: { fontFamily: FONTS },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // An operator who may only read terms has to be able to read them.
    Input: { styles: { input: { opacity: 1 } } },
    Switch: { classNames: switches },
    // Where nothing may move, the library forgets to put what turns into the middle of its button.
    Button: { styles: { loader: { transform: 'translate(-50%, -50%)' } } },
    // A title of several lines, or in Burmese, needs more room than one of a line.
    Modal: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } }, styles: { title: { lineHeight: 1.45 } } },
    // A menu begins in its first entry: a key that is pressed while it opens is not lost in a mark that nobody sees.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // The head of a dialog is not the head of the page, which those who hear it are led to.
    ModalHeader: DIV,
    DrawerHeader: DIV,
    // What stands for a part that is on its way says so, to people and to whoever waits for a whole page.
    Skeleton: { defaultProps: { 'aria-busy': true } },
    PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Show the password' } } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
  },
});

/** Quiet and red text dark enough (or light enough) to be read by everyone: a contrast of at least 4.5 to 1. */
export const readableColors: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5c636a',
    '--mantine-color-disabled-color': '#5c636a',
    '--mantine-color-placeholder': '#6c737a',
    '--mantine-color-red-text': colors.red[9],
    '--mantine-color-red-filled': colors.red[9],
    '--mantine-color-error': colors.red[9],
  },
  dark: {
    '--mantine-color-dimmed': '#a6abb1',
    '--mantine-color-disabled-color': '#93989e',
    '--mantine-color-placeholder': '#93989e',
    '--mantine-color-red-filled': colors.red[9],
    '--mantine-color-error': colors.red[5],
  },
});
