export { Button, type ButtonProps } from './controls/button';
export { buttonClass, type ButtonLook, type ButtonSize, type ButtonVariant } from './controls/button-class';
export { Checkbox, type CheckboxProps } from './controls/checkbox';
export { Chip, type ChipProps } from './controls/chip';
export { Dropdown, type DropdownOption, type DropdownProps } from './controls/dropdown';
export { Field, type FieldControl, type FieldLook, type FieldProps } from './controls/field';
export { IconButton, type IconButtonProps } from './controls/icon-button';
export { LinkButton, type LinkButtonProps } from './controls/link-button';
export { NumberInput, type NumberInputProps } from './controls/number-input';
export { onEnter } from './controls/on-enter';
export { type RadioChoice, Radios, type RadiosProps } from './controls/radios';
export { SearchField, type SearchFieldProps } from './controls/search-field';
export { SuggestField, type SuggestFieldProps, type Suggestion } from './controls/suggest-field';
export { Segmented, type SegmentedProps } from './controls/segmented';
export { useNextFocus } from './controls/use-next-focus';
export { type TabEntry, Tabs, type TabsProps } from './controls/tabs';
export { TextArea, type TextAreaProps, TextInput, type TextInputProps } from './controls/text-input';

export { DaySlider, type DaySliderProps } from './days/day-slider';
export { EmptyDay, type EmptyDayProps } from './days/empty-day';
export { type ChoosePlaceProps, NoDays, type NoDaysProps, NoDaysToCome } from './days/no-days';
export { PastOfDay, type PastOfDayProps } from './days/past-of-day';
export { ShowGhosts, type ShowGhostsProps } from './days/show-ghosts';
export { dateWords, dayOfText } from './days/day-words';

export { causesOf } from './endings/causes';
export { endDayProblem } from './endings/end-day';
export { WhyRemoved, type WhyRemovedProps } from './endings/why-removed';
export { WhyRemove, type WhyRemoveProps } from './endings/why-remove';

export { LoadingSkeleton, type LoadingSkeletonProps } from './feedback/loading-skeleton';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { Loading, type LoadingProps } from './feedback/loading';
export { Meter, type MeterProps } from './feedback/meter';
export { ProgressRing, type ProgressRingProps } from './feedback/progress-ring';
export { WillBeSent } from './feedback/will-be-sent';
export { Toast, type ToastKind, type ToastProps, ToastRegion, type ToastRegionProps } from './feedback/toast';

export {
  BedDrawing,
  type BedDrawingProps,
  type BedMark,
  type Ghosts,
} from './garden/bed-drawing';
export { type BedOutlineOptions, bedOutline } from './garden/bed-outline';
export { BedPreview, type BedPreviewProps } from './garden/bed-preview';
export type { BedSquare } from './garden/bed-square';
export { groundThen } from './garden/ground-then';
export { BedSoil, type BedSoilProps } from './garden/bed-soil';
export { BedTags, type BedTagsProps } from './garden/bed-tags';
export { FamiliesByYear, type FamiliesByYearProps } from './garden/families-by-year';
export { FreeSquare, type FreeSquareProps } from './garden/free-square';
export { type FreedPlant, freedWords, type GhostPlant, ghostWords } from './garden/ghost';
export { GhostTile, type GhostTileProps } from './garden/ghost-tile';
export { FALLBACK_PLANT_IMAGE, PlantImage, type PlantImageProps } from './garden/plant-image';
export { PlantSign, type PlantSignProps } from './garden/plant-sign';
export { plantSpots } from './garden/plant-spots';
export { type BedPlant, insetOf, PlantTile, type PlantTileProps } from './garden/plant-tile';
export { taggedOf } from './garden/tag-boxes';
export { colorForPlant, type PlantInk, PLOT_COLORS, type PlotColor } from './garden/plot-colors';
export { SquareRing, type SquareRingProps } from './garden/square-ring';
export { PlotMiniature, type PlotMiniatureProps } from './garden/plot-miniature';

export { type Difference, DifferenceMark, type DifferenceMarkProps } from './icons/difference-mark';
export { Icon, type IconProps } from './icons/icon';
export * from './icons/icons';
export { type Meaning, MeaningMark, type MeaningMarkProps } from './icons/meaning-mark';

export { SquareMemory, type SquareMemoryProps } from './memory/square-memory';

export { findRelatedPlants } from './plants/find-related-plants';
export { FitBadge, type FitBadgeProps } from './plants/fit-badge';
export { WinterNote, type WinterNoteProps } from './plants/winter-note';
export { PlantDetailPopup, type PlantDetailPopupProps } from './plants/plant-detail-popup';
export type { PlantDetails, RelatedPlant } from './plants/plant-details';
export { VarietyLine } from './plants/variety-line';
export { kindWords, varietyWords } from './plants/variety-words';

export { readTokenColors, useThemeVersion } from './styles/token-colors';

export { Badge, type BadgeProps, type BadgeTone } from './surfaces/badge';
export { Card, type CardProps, wholeCardClass } from './surfaces/card';
export { Collapsible, type CollapsibleProps } from './surfaces/collapsible';
export { KeysDialog, type KeyMeaning } from './keys/keys-dialog';
export { isTypedElsewhere } from './keys/is-typed-elsewhere';
export { PageKeys } from './keys/page-keys';
export { ConfirmDialog, type ConfirmDialogProps } from './surfaces/confirm-dialog';
export { Dialog, type DialogProps } from './surfaces/dialog';
export { NeedsYou, type NeedsYouProps } from './surfaces/needs-you';
export { PageNotice, type PageNoticeProps } from './surfaces/page-notice';
export { Plate, type PlateProps, type PlateTone, plateTone } from './surfaces/plate';
export { SectionHeading, type SectionHeadingProps } from './surfaces/section-heading';
export { Tooltip, type TooltipProps } from './surfaces/tooltip';
export { useIsNarrow } from './use-is-narrow';
